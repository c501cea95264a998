import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { AcceptInvitation } from '../../application/accept-invitation.js';
import { InvitationService } from '../../application/invitation-service.js';
import { toUserDto, UserDto } from './login.dto.js';
import { AcceptInvitationDto, AcceptLinkedInvitationDto, InvitationTokenDto, StaffInvitationDto } from './staff.dto.js';
import { WebSessions } from './web-sessions.js';

const TOKEN_PARAM = { name: 'token', description: 'Of the mailed link.', example: 'q0Zr8l2mT1yq7v0Q3yB5hw' } as const;
const BAD_INVITATION = [404, 'staff.bad_invitation', 'Esta invitación ya no sirve. Pide que te envíen otra.'] as const;
const SHOPPER_ACCOUNT = [409, 'staff.shopper_account', 'Este correo ya tiene una cuenta de compras.'] as const;

@ApiTags('staff')
@Controller('staff/invitations')
@Public()
export class StaffInvitationController {
  constructor(
    private readonly sent: InvitationService,
    private readonly invitations: AcceptInvitation,
    private readonly sessions: WebSessions,
  ) {}

  /** Get the invitation of a mailed link */
  @Post('link')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: StaffInvitationDto })
  @ApiErrors(400, BAD_INVITATION, 413, 415, POLICIES.staffInvitationLinks)
  getLinkedInvitation(@Body() { token }: InvitationTokenDto, @Ip() ip: string): Promise<StaffInvitationDto> {
    return this.getStaffInvitation(token, ip);
  }

  /**
   * Accept an invitation to the staff
   *
   * @remarks Makes the account of the invited email and logs in. Works once. Where a second factor is required, the session opens
   * nothing of the panel before the person has one.
   */
  @Post('link/accept')
  @ApiCreatedResponse({ type: UserDto })
  @ApiErrors(400, BAD_INVITATION, SHOPPER_ACCOUNT, 413, 415, POLICIES.staffInvitationLinks)
  acceptLinkedInvitation(
    @Body() { token, ...body }: AcceptLinkedInvitationDto,
    @Ip() ip: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<UserDto> {
    return this.acceptStaffInvitation(token, body, ip, req, res);
  }

  /**
   * Get the invitation of a token in the URL
   *
   * @remarks As `POST /staff/invitations/link`, which the pages use: proxies may log URLs.
   */
  @Get(':token')
  @ApiParam(TOKEN_PARAM)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: StaffInvitationDto })
  @ApiErrors(BAD_INVITATION, POLICIES.staffInvitationLinks)
  async getStaffInvitation(@Param('token') token: string, @Ip() ip: string): Promise<StaffInvitationDto> {
    const { email, staffRole, expiresAt } = await this.sent.find(token, ip);
    return { email, role: staffRole, expiresAt };
  }

  /**
   * Accept the invitation of a token in the URL
   *
   * @remarks As `POST /staff/invitations/link/accept`, which the pages use: proxies may log URLs.
   */
  @Post(':token')
  @ApiParam(TOKEN_PARAM)
  @ApiCreatedResponse({ type: UserDto })
  @ApiErrors(400, BAD_INVITATION, SHOPPER_ACCOUNT, 413, 415, POLICIES.staffInvitationLinks)
  async acceptStaffInvitation(
    @Param('token') token: string,
    @Body() body: AcceptInvitationDto,
    @Ip() ip: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<UserDto> {
    const account = await this.invitations.accept(token, body, ip);
    const step = await this.sessions.begin(req, res, account);
    return toUserDto(account, step);
  }
}
