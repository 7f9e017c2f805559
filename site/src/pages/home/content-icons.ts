import type { InnovationIcon, ProcessIcon } from '@noren/contract/icons'
import type { IconNode } from 'lucide'

const path = (...lines: string[]): IconNode => [['path', { d: lines.join('') }]]

/**
 * The icons content may name (INN-09, PRO-06), as signs of a house by the sea on a grid of 24 px. A name
 * without one is a type error.
 */
export const CONTENT_ICONS: { readonly [Name in InnovationIcon | ProcessIcon]: IconNode } = {
  // Steam that rises.
  TrendingUp: path(
    'M3 21h18',
    'M7 17c-2-2 2-4 0-6s2-4 0-6',
    'M12 17c-2-3 2-5 0-8s2-5 0-7',
    'M17 17c-2-2 2-4 0-6s2-4 0-6',
  ),
  // A wave of the pattern: one goal, and what goes out from it.
  Target: path('M2 18a10 10 0 0 1 20 0', 'M6 18a6 6 0 0 1 12 0', 'M10 18a2 2 0 0 1 4 0'),
  // A standing lamp of paper.
  Lightbulb: path('M5 4h14', 'M7 4v17', 'M17 4v17', 'M7 17h10', 'M12 8c3 3 2 6 0 6s-3-3 0-6z'),
  // A lantern on its stick, for those who look.
  Search: path(
    'M3 3l10 2v3',
    'M9 8h8',
    'M9 20h8',
    'M9 8c-3 3-3 9 0 12',
    'M17 8c3 3 3 9 0 12',
    'M7 12h12',
    'M7 16h12',
  ),
  // Tea for those who talk.
  MessageCircle: path(
    'M4 10h16c0 5-2 9-5 10H9c-3-1-5-5-5-10z',
    'M9 7c-1-2 1-2 0-4',
    'M15 7c-1-2 1-2 0-4',
  ),
}
