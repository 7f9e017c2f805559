import type { Answers, CallName } from '@noren/contract/resources/calls'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { callQuery } from '#src/api/queries.ts'
import type { StillSection } from '#src/api/still-sections.ts'
import { stillFiles } from '#src/pages/part-files.ts'
import { still } from '#src/ui/still.tsx'

/** The properties of a section: its call's response, `undefined` until it arrives. */
export type SectionOf<Name extends CallName> = { data: NonNullable<Answers[Name]> | undefined }

/** A component for each still section. */
export type StillSections = { readonly [Name in StillSection]: ComponentType<SectionOf<Name>> }

/** Makes a still section that requests its own content. Without any it does not appear. */
export function stillSection<Name extends StillSection>(name: Name): ComponentType {
  const Section = still(
    stillFiles.home,
    ({ SECTIONS }): ComponentType<SectionOf<Name>> => SECTIONS[name],
  )
  return function SectionOfCall() {
    const { data } = useQuery(callQuery(name))
    return data === null ? null : <Section data={data} />
  }
}
