// Every screen at phone size.
import { PHONE } from './harness.mjs';
import { testScreens } from './tour.mjs';

testScreens({ viewport: PHONE, isMobile: true, hasTouch: true });
