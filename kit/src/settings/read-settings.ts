import { isEmail } from '@noren/contract/enquiry/email'
import * as v from 'valibot'
import { StartError } from '../process/start-error.ts'

/**
 * Reads settings out of environment variables; an empty one counts as unset.
 * @throws {StartError} which names every bad one, without its value: some are secret.
 */
export function settingsIn<Output>(
  env: Readonly<Record<string, string | undefined>>,
  schema: v.GenericSchema<unknown, Output>,
): Output {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = v.safeParse(schema, given, { abortPipeEarly: true })
  if (result.success) return result.output
  const problems = result.issues.map((issue) => {
    const name = v.getDotPath(issue)?.split('.')[0]
    return name ? `${name} ${issue.message}` : issue.message
  })
  throw new StartError(`These settings cannot be used: ${problems.join('; ')}.`)
}

/** A setting that is a whole number. */
export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

/** A setting that is a mail server. */
export const mailServer = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol),
    'must start with smtp:// or smtps://',
  ),
)

/** A setting that is one address for mail. */
export const mailbox = v.pipe(v.string(), v.check(isEmail, 'must be a plain e-mail address'))
