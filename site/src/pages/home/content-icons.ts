import type { InnovationIcon, ProcessIcon } from '@noren/contract/icons'
import type { IconNode } from 'lucide'

const lines = (...all: string[]): IconNode => all.map((d) => ['path', { d }])

/**
 * The icons content may name (INN-09, PRO-06), in signs of a house by the sea on a 24 px grid. A name without
 * one is a type error.
 */
export const CONTENT_ICONS: { readonly [Name in InnovationIcon | ProcessIcon]: IconNode } = {
  // Steam that rises.
  TrendingUp: lines(
    'M3 21h18',
    'M7 17.5c-2-2.3 1.6-4 0-6.3s1.4-3.4.6-4.7',
    'M12 17.5c-2.4-2.9 2-5 0-7.9s1.8-4.3.7-6.1',
    'M17 17.5c-2-2.3 1.6-4 0-6.3s1.4-3.4.6-4.7',
  ),
  // A wave of the pattern: one goal, and what goes out from it.
  Target: lines('M2 18.5a10 10 0 0 1 20 0', 'M6 18.5a6 6 0 0 1 12 0', 'M10 18.5a2 2 0 0 1 4 0'),
  // A standing lamp of paper.
  Lightbulb: lines(
    'M5.5 4h13',
    'M7.5 4v17M16.5 4v17',
    'M7.5 17.5h9',
    'M12 8c1.5 1.9 2.2 3 2.2 4.2a2.2 2.2 0 0 1-4.4 0C9.8 11 10.5 9.9 12 8z',
  ),
  // A lantern on its stick, for those who look.
  Search: lines(
    'M3 3.5 13 5.5v3',
    'M9.5 8.5h7M9.5 20.5h7',
    'M9.5 8.5c-3.5 3-3.5 9 0 12M16.5 8.5c3.5 3 3.5 9 0 12',
    'M7.2 12.5h11.6M7.2 16.5h11.6',
  ),
  // Tea for two who talk.
  MessageCircle: lines(
    'M4.5 10.5h15c0 5-2 8.5-4.5 10H9c-2.5-1.5-4.5-5-4.5-10z',
    'M9.5 7.5c-1-1.5 1-2.5 0-4M14.5 7.5c-1-1.5 1-2.5 0-4',
  ),
}
