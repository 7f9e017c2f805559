/** The lights of the hours in Japan, in which pages are coloured and printed (decisions 055 and 079). */
export const LIGHTS = ['dawn', 'day', 'dusk', 'night'] as const

export type Light = (typeof LIGHTS)[number]
