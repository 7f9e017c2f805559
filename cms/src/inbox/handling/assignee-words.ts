import type { Words } from '../../base/words.ts'

export const ASSIGNEE_WORDS: Words = { en: 'Assigned to', ja: '担当者' }
