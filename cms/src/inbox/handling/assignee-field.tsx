import type { TextFieldServerProps } from 'payload'
import { AssigneeSelect } from './assignee-select.tsx'
import { staffNames } from './staff-names.ts'

/** Who of the staff takes care of an enquiry, chosen among all of them. */
export async function AssigneeField({ payload, path }: TextFieldServerProps) {
  return <AssigneeSelect names={await staffNames(payload)} path={path} />
}
