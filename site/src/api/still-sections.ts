import { type HomeSection, SECTION_CALLS } from '@noren/contract/resources/home-calls'

/** The sections of the home page that move, react or ask for more than their one call. */
const LIVE = ['solutions', 'testimonials', 'news'] as const satisfies HomeSection[]

export type LiveSection = (typeof LIVE)[number]

/** A section that shows what the call of its name answers, and nothing else (decision 039). */
export type StillSection = Exclude<HomeSection, LiveSection>

export function isStillSection(name: string): name is StillSection {
  return name in SECTION_CALLS && !LIVE.some((each) => each === name)
}
