export { askFor } from './ask-for.ts'
export { TableFields, TableRequested } from './table-fields.tsx'
export { headOf, problemsSaid } from './table-words.ts'
