import { PASSWORD_RULE } from '../../staff/accounts/password-rules.ts'

/** The desk's English texts where they differ from Payload's. */
export const english = {
  authentication: {
    beginCreateFirstUser: `To begin, make the first account. ${PASSWORD_RULE.en}`,
    createFirstUser: 'Make the first account',
  },
  general: {
    aboutToTrash:
      'You are about to move the {{label}} <1>{{title}}</1> to the trash. If it is on the site it goes from there at once, and it can be brought back for 30 days.',
    aboutToTrashCount:
      'You are about to move {{count}} {{label}} to the trash. What is on the site goes from there at once, and all can be brought back for 30 days.',
    locale: 'Language',
    locales: 'Languages',
    restoreAsPublished: 'Publish at once, an unfinished draft included',
    restoredCountSuccessfully:
      '{{count}} {{label}} brought back from the trash. What is a draft is on the site once you publish it.',
    time: 'When (Japan)',
    titleRestored:
      '{{label}} "{{title}}" brought back from the trash. If it is a draft, it is on the site once you publish it.',
    exitLivePreview: 'Close the preview beside the form',
    livePreview: 'Show a preview beside the form',
  },
  version: {
    type: 'What to do',
    currentlyPublished: 'On the site now',
    currentlyViewing: 'This version',
    aboutToPublishSelection:
      'You are about to publish the chosen {{label}} in every language, unfinished drafts included. Are you sure?',
    aboutToRestore:
      'This {{label}} goes back to the text of {{versionDate}}, as a draft. Visitors see no change until you publish it.',
    aboutToRestoreGlobal:
      '“{{label}}” goes back to the text of {{versionDate}}, as a draft. Visitors see no change until you publish it.',
    changed: 'Unpublished changes',
    draftHasPublishedVersion: 'Unpublished changes',
    preview: 'Open a preview in a new tab',
    restoredSuccessfully: 'Brought back as a draft. Publish it to put it on the site.',
    restoreThisVersion: 'Bring back as a draft',
    revertToPublished: 'Go back to what is public',
  },
}
