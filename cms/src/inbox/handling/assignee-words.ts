import type { Words } from '../../words.ts'

export const ASSIGNEE_WORDS: Words = { en: 'Assigned to', ja: '担当者' }
