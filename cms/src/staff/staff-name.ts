import type { TypedUser } from 'payload'

export type Named = Pick<TypedUser, 'name' | 'email'>

/** The name of a member of staff among others: two with the same name are distinguished by their addresses. */
export function nameAmong(staff: readonly Named[], { name, email }: Named): string {
  if (!name) return email
  const isShared = staff.some((other) => other.name === name && other.email !== email)
  return isShared ? `${name} (${email})` : name
}
