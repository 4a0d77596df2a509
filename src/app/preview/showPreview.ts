import '../main'

// All else comes by itself, so that nothing of it is in what visitors load.
if (new URLSearchParams(window.location.search).has('vacancy'))
  void import('./startVacancyPreview').then(({ startVacancyPreview }) => startVacancyPreview())
else void import('./startPreview').then(({ startPreview }) => void startPreview())
