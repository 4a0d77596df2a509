export const privacyTexts: { title: string; sections: { heading?: string; paragraphs: string[] }[] } = {
  title: 'Privacy',
  sections: [
    {
      paragraphs: [
        'This careers site collects only what you write into an application, for one purpose: to consider you for work.',
      ],
    },
    {
      heading: 'While you browse',
      paragraphs: [
        'You are a guest without a name. The site sets no advertising or tracking cookies and asks no other company for anything.',
        'An application that you have begun is kept in this browser tab only. It is gone when you close the tab.',
      ],
    },
    {
      heading: 'When you apply',
      paragraphs: [
        'Your answers and files go to the employer whose site this is, over an encrypted connection, and to the people there who hire.',
        'To see, correct or erase what you sent, write to the employer; the privacy policy named at the foot of the page says how, if the employer has one.',
      ],
    },
  ],
}
