/** The member of staff in front of a screen of ours: `say(reader, words)`. */
export const reader = { i18n: { language: document.documentElement.lang } }
