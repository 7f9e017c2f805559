/** Texts of the privacy page around the policy itself. */
export const privacy = {
  title: 'Privacy policy',
  home: 'Home',
  missing: 'The privacy policy has not been published yet. Please ask us through the contact page.',
  contact: 'Write to us',
}
