import { inLanguages } from './language'
/** Applying with the profile that a job marketplace has. */
export const marketplaceTexts = inLanguages('marketplaceTexts', {
  applyWith: (domain: string) => `Apply with ${domain}`,
  offer: 'Bring your details and resume from there, or fill in the form yourself.',
  filledTitle: (domain: string) => `Filled in from ${domain}`,
  filledAt: (time: string, labels: readonly string[]) =>
    labels.length === 0
      ? `Your profile came at ${time}, without an answer to this form.`
      : `Your profile came at ${time} and answered: ${labels.join(', ')}. Please check it before you send.`,
  clearResume: 'Clear resume',
  clearResumeOf: (filename: string) => `Clear resume: ${filename}`,
  failedTitle: (domain: string) => `Your profile could not be brought from ${domain}`,
  failedText: 'You can fill in the form yourself, or try once more.',
})
