/** A mail in place of the contact form. */
export const mail = {
  line: (label: string, value: string) => `${label}: ${value}`,
  /** Where a long message ends. */
  cut: '(The message was too long to be carried over whole. Please add the rest here.)',
}
