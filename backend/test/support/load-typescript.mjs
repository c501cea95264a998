// From here on, this process can import TypeScript.
import '@swc-node/register/esm-register';
