import { Forbidden, type ServerFunction } from 'payload'

/**
 * Payload's own way to plan a publish, which looks at nothing before it is due. The endpoint of each document
 * takes its place (`endpoints.ts` beside this file).
 */
export const noPlan: ServerFunction = ({ req }) => {
  throw new Forbidden(req.t)
}
