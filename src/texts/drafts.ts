import { inLanguages } from './language'
/** What is said about an application in progress: where it is kept, and what can be done with it. */
export const draftTexts = inLanguages('draftTexts', {
  title: 'Your draft',
  ask: 'Is this your own device? Then your answers and files can be kept on it.',
  own: 'This is my own device',
  shared: 'No, keep to this tab',
  keptOn: (days: number) =>
    `Kept on this device until you send it, ${days} days at most. The browser may forget it sooner.`,
  tabOnly: 'Keep to this tab only',
  savedOnDevice: (time: string) => `Saved on this device, ${time}`,
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverText: 'All that you have written here and the files that you have chosen will be gone.',
  startOverYes: 'Yes, start over',
  startOverNo: 'Keep what I have',
  refusedTitle: 'Nothing can be kept on this device',
  refused: 'Your browser does not allow it here. What you write stays in this tab as long as it is open.',
  ownTab: 'Open in a tab of its own',
  fullTitle: 'This device has no room left',
  full: 'What you write stays in this tab as long as it is open. Send it before you close the tab.',
  leftOut: (names: string) =>
    `Your answers are kept, but there is no room for ${names}. Choose it again if you close this tab.`,
  lost: (names: string) => `${names} could not be read back. Please choose it again.`,
  othersTitle: 'You have this application in more than one tab',
  others: (time: string) => `Another tab saved it at ${time}. Both versions are kept until you choose one.`,
  showOther: 'Show the other version',
  keepOwn: 'Keep this version only',
  earlierTitle: 'Some questions have changed since you answered them',
  earlier: (answer: string) => `This question has changed. You had answered: ${answer}`,
  gone: (title: string, answer: string) => `No longer asked: ${title} (${answer})`,
  changed: (title: string, answer: string) => `${title} You had answered: ${answer}`,
})
