// Every screen at desktop size.
import { DESKTOP } from './harness.mjs';
import { testScreens } from './tour.mjs';

testScreens({ viewport: DESKTOP });
