// Every screen on a desk.
import { DESKTOP } from './harness.mjs';
import { testScreens } from './tour.mjs';

testScreens({ viewport: DESKTOP });
