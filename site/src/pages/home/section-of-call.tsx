import type { Answers, CallName } from '@noren/contract/resources/calls'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { callQuery } from '#src/api/queries.ts'

/** The properties of a section: its call's response, `undefined` until it arrives. */
export type SectionOf<Name extends CallName> = { data: NonNullable<Answers[Name]> | undefined }

/** Makes a section that requests its own content. Without any it does not appear. */
export function sectionOfCall<Name extends CallName>(
  name: Name,
  Section: ComponentType<SectionOf<Name>>,
): ComponentType {
  return function SectionOfCall() {
    const { data } = useQuery(callQuery(name))
    return data === null ? null : <Section data={data} />
  }
}
