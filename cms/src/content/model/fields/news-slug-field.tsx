'use client'

import { TextField, useDocumentInfo } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** The address of a piece of news, to read only once it is published. */
export const NewsSlugField: TextFieldClientComponent = (props) => {
  const { hasPublishedDoc } = useDocumentInfo()
  return <TextField {...props} readOnly={props.readOnly || hasPublishedDoc} />
}
