/** The words of the levels of the course. */
import type { LevelTexts } from '../course-types';
import { playLevels } from './levels-play';
import { rulesLevels } from './levels-rules';

export const levels: LevelTexts = { ...rulesLevels, ...playLevels };
