import type { Answers, CallName } from '@noren/contract/resources/calls'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { callQuery } from '#src/api/queries.ts'

/** What a section shows: the answer of its call, `undefined` until it has come. */
export type SectionOf<Name extends CallName> = { data: Answers[Name] | undefined }

/** Makes a section that asks for what it shows. */
export function sectionOfCall<Name extends CallName>(
  name: Name,
  Section: ComponentType<SectionOf<Name>>,
): ComponentType {
  return function SectionOfCall() {
    const { data } = useQuery(callQuery(name))
    return <Section data={data} />
  }
}
