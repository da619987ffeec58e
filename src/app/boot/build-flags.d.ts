/** True in the demo build and in development: the build carries the simulated exchange. */
declare const __SIMULATED_EXCHANGE__: boolean;
