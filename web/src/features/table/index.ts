/** The table, fetched when a game is played in this mode. */
import { browse } from './browse';
import ClaimDialog from './ClaimDialog.svelte';
import { TableHand } from './hand.svelte';
import TableArea from './TableArea.svelte';
import TableLog from './TableLog.svelte';
import TablePanel from './TablePanel.svelte';

export { browse, ClaimDialog, TableArea, TableHand, TableLog, TablePanel };
