/** The table, fetched when a game is played in this mode. */
import ClaimDialog from './ClaimDialog.svelte';
import { TableHand } from './hand.svelte';
import TableArea from './TableArea.svelte';
import TableLog from './TableLog.svelte';
import TablePanel from './TablePanel.svelte';

export { ClaimDialog, TableArea, TableHand, TableLog, TablePanel };
