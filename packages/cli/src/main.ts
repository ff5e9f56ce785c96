#!/usr/bin/env node
import { Command } from 'commander';

const program = new Command('branchline').description('Play, simulate, verify and replay from the command line.');

await program.parseAsync();
