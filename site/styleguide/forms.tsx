import { MessageField, TextField } from '#src/pages/contact/field.tsx'
import { PhoneField } from '#src/pages/contact/phone-field.tsx'
import { FALLBACK_VIDEO } from '#src/pages/home/sections/hero/hero-view.ts'
import { useToast } from '#src/ui/toast.tsx'
import { VideoLink } from '#src/ui/video-link.tsx'
import { Chapter, Specimen } from './guide.tsx'

/** Form fields, and the messages that answer them. */
export function Forms() {
  const toast = useToast()
  return (
    <Chapter title="Forms and messages">
      <Specimen name="Empty, with a placeholder">
        <TextField name="name" label="Name" error={undefined} placeholder="Your name" />
      </Specimen>
      <Specimen name="With an error">
        <TextField name="email" label="Email" error="Please enter an email address." />
      </Specimen>
      <Specimen name="Phone: 0901234567 gets a hint">
        <PhoneField label="Phone" placeholder="" defaultValue="" error={undefined} />
      </Specimen>
      <Specimen name="Message">
        <MessageField name="message" label="Message" error={undefined} />
      </Specimen>
      <Specimen name="Toast">
        <button
          type="button"
          onClick={() =>
            toast.show({ title: 'Success', description: 'Your message was sent.', tone: 'success' })
          }
        >
          Show a success
        </button>
        <button
          type="button"
          onClick={() =>
            toast.show({ title: 'Error', description: 'It was not sent.', tone: 'error' })
          }
        >
          Show an error
        </button>
      </Specimen>
      <Specimen name="Film in a dialog">
        <VideoLink video={FALLBACK_VIDEO}>Watch the film</VideoLink>
      </Specimen>
    </Chapter>
  )
}
