import type { ReplyWords } from '../replies.ts'

export const replyWords: ReplyWords = {
  templates: {
    answer: {
      subject: 'Re: {subject} [{reference}]',
      text: `Dear {name},

Thank you for writing to us.



If anything else comes up, please reply to this email.
Your reference number is {reference}.
`,
    },
    recruitment: {
      subject: 'Working with us [{reference}]',
      text: `Dear {name},

Thank you for your interest in working with us.



Please reply to this email with the days on which we can meet.
Your reference number is {reference}.
`,
    },
    press: {
      subject: 'Re: {subject} [{reference}]',
      text: `Dear {name},

Thank you for your proposal. We have read it with interest.



We look forward to hearing more from you.
Your reference number is {reference}.
`,
    },
    apology: {
      subject: 'Our apologies [{reference}]',
      text: `Dear {name},

We are very sorry for what you experienced with us.



Thank you for telling us. We take it seriously, and will see to it that it does not happen again.
If there is anything else you would like to say, please reply to this email.
Your reference number is {reference}.
`,
    },
    confirmed: {
      subject: 'Confirmed: your table at {restaurant}, {when}',
      text: `Dear {name},

Thank you for asking for a table at {restaurant}. It is confirmed, and we are keeping it for you:

{when}
{party}

If your plans change, please reply to this email or call us.
Your reference number is {reference}.

We look forward to seeing you.
`,
    },
    declined: {
      subject: 'Your request for a table at {restaurant}, {when}',
      text: `Dear {name},

Thank you for asking for a table at {restaurant}:

{when}
{party}

We are sorry that we cannot offer you a table then.

If another day or time would suit you, please reply to this email or call us.
`,
    },
    full: {
      subject: 'Fully booked: {restaurant}, {when}',
      text: `Dear {name},

Thank you for asking for a table at {restaurant}:

{when}
{party}

We are sorry: we are fully booked then, so we cannot offer you a table.

If another day or time would suit you, please reply to this email with a few that would, and we will look for a table. If you call us, we can tell you at once what is free.
{phone}

We hope to see you another time.
`,
    },
    cancellation: {
      subject: 'Cancelled: we cannot keep your table at {restaurant}, {when}',
      text: `Dear {name},

We are very sorry: we have to cancel your table at {restaurant}. There is no table for you at this time:

{when}
{party}

You relied on us, and we apologise sincerely.

If another day or time would suit you, we will find you a table at once. Please call us, or reply to this email.
{phone}
Your reference number is {reference}.
`,
    },
    away: {
      subject: '{restaurant} is closed on {when}',
      text: `Dear {name},

Thank you for asking for a table at {restaurant}:

{when}
{party}

We are sorry: {restaurant} will not be open then, so we cannot receive you.

Our other restaurants would be glad to have you. Please reply to this email or call us, and we will find a table.
`,
    },
    moved: {
      subject: 'Your table at {restaurant}, {when}: at our new address',
      text: `Dear {name},

{restaurant} moves, and will be at its new address on the day of your visit. We are keeping your table there:

{when}
{party}
{address}
{phone}

If this does not suit you, please reply to this email or call us.
Your reference number is {reference}.

We look forward to seeing you.
`,
    },
  },
  spoken: {
    confirmed: `{name},
Your table at {restaurant} is confirmed: {when}, {party}.
If your plans change, please call us: {phone}.
We look forward to seeing you.`,
    declined: `We are sorry: we cannot offer you a table at {restaurant} on {when}, {party}.
Would another day or time suit you?`,
    full: `We are sorry: {restaurant} is fully booked on {when}, so we have no table for {party}.
Would another day or time suit you?`,
    cancellation: `We are very sorry: we have to cancel your table at {restaurant} on {when}, {party}.
May we find you a table on another day?`,
    away: `We are sorry: {restaurant} is not open on {when}, so we cannot receive you.
Our other restaurants would be glad to have you. Shall we look for a table there?`,
    moved: `{name},
Your table at {restaurant} is confirmed: {when}, {party}.
We have moved. On that day you find us at our new address: {address}.
If this does not suit you, please call us: {phone}.`,
  },
  reminder: {
    subject: 'Tomorrow: your table at {restaurant}, {when}',
    text: `Dear {name},

We look forward to seeing you tomorrow at {restaurant}:

{when}
{party}
{address}
{phone}

If your plans have changed, please call us or reply to this email.
Your reference number is {reference}.
`,
  },
  wrote: (name, moment) => `${name} wrote on ${moment} (Japan time):`,
  link: {
    confirmed: 'To see your table, to say that you are fewer or late, or to cancel:',
    declined: 'Your request, and what became of it:',
    reminder: 'To say that you are fewer or late, to cancel, or to have no more reminders:',
  },
  signature: ({ name, address, phone }, writer) =>
    ['-- ', writer, name, address, phone].filter(Boolean).join('\n'),
}
