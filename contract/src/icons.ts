/** The icon names content may use (INN-09, PRO-06). An unknown name becomes the first of its list. */
export const INNOVATION_ICONS = ['TrendingUp', 'Target', 'Lightbulb'] as const
export const PROCESS_ICONS = ['Search', 'MessageCircle', 'Target'] as const

export type InnovationIcon = (typeof INNOVATION_ICONS)[number]
export type ProcessIcon = (typeof PROCESS_ICONS)[number]

/** Reads an icon's name listed in `known`; an unknown one becomes the first (hostile inputs J14). */
export function readIcon<Name extends string>(
  value: unknown,
  known: readonly [Name, ...Name[]],
): Name {
  return known.find((name) => name === value) ?? known[0]
}
