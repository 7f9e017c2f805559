import type { TextFieldServerProps } from 'payload'
import { say } from '../../base/words.ts'
import { AssigneeSelect } from './assignee-select.tsx'
import { namesWithin } from './staff-names.ts'
import { ASSIGNEE_WORDS } from './work-fields.ts'

/** The member of staff who handles an enquiry, chosen among those who may open it. */
export async function AssigneeField({ data, i18n, path, payload }: TextFieldServerProps) {
  const names = await namesWithin(payload, data)
  return <AssigneeSelect label={say({ i18n }, ASSIGNEE_WORDS)} names={names} path={path} />
}
