export { nameAddress } from './name-address.ts'
export { SentNotes } from './sent-notes.tsx'
