import * as v from 'valibot'

/** For the app: the secret to type, and the address inside the QR code. */
export const begunSchema = v.object({ secret: v.string(), address: v.string() })

export type Begun = v.InferOutput<typeof begunSchema>

/** The recovery codes for a lost phone, shown only once. */
export const confirmedSchema = v.object({ recoveryCodes: v.array(v.string()) })

export type Confirmed = v.InferOutput<typeof confirmedSchema>

/** The sign-in's name for the field of the code; the sign-in page shows the field when an error names it. */
export const CODE = 'code'
