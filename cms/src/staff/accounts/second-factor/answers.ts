import * as v from 'valibot'

/** What the app is told: the secret to type, and the address that stands in the code to be photographed. */
export const begunSchema = v.object({ secret: v.string(), address: v.string() })

export type Begun = v.InferOutput<typeof begunSchema>

/** The codes for the day the telephone is lost, shown this once. */
export const confirmedSchema = v.object({ recoveryCodes: v.array(v.string()) })

export type Confirmed = v.InferOutput<typeof confirmedSchema>

/** How the sign-in calls the box for the code; the desk's sign-in shows it once it is named. */
export const CODE = 'code'
