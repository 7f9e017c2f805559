import type { TextFieldServerProps } from 'payload'
import { AssigneeSelect } from './assignee-select.tsx'
import { namesWithin } from './staff-names.ts'

/** Who of the staff takes care of an enquiry, chosen among those who may open it. */
export async function AssigneeField({ payload, path, data }: TextFieldServerProps) {
  return <AssigneeSelect names={await namesWithin(payload, data.tableRestaurant)} path={path} />
}
