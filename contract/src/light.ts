/** The lights of the hours in Japan, in which pages are coloured and printed (site/src/styles/README.md). */
export const LIGHTS = ['dawn', 'day', 'dusk', 'night'] as const

export type Light = (typeof LIGHTS)[number]
