import { endFirstSteps, getFirstSteps } from './firstSteps.routes'

export const onboardingEndpoints = {
  getFirstSteps,
  endFirstSteps,
}
