/** The languages of the content; the desk shows the first unless another is asked for. */
export const LOCALES = ['ja', 'en'] as const
