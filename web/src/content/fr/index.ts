import type { Content } from '../types';
import { faq } from './faq';
import { glossary } from './glossary';
import { more } from './more';
import { rules } from './rules';
import { ui } from './ui';

export const content: Content = { ui, rules, glossary, faq, more };
